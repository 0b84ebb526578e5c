// A browser loads only the files that a text uses.
import '@fontsource/antic/400.css';
import '@fontsource/bilbo/400.css';
import '@fontsource/cambay/400.css';
import '@fontsource/cutive-mono/400.css';
import '@fontsource/lato/400.css';
import '@fontsource/libre-baskerville/400.css';
import '@fontsource/lora/400.css';
import '@fontsource/monda/400.css';
import '@fontsource/montserrat/400.css';
import '@fontsource/noticia-text/400.css';
import '@fontsource/oswald/400.css';
import '@fontsource/poppins/400.css';
import '@fontsource/raleway/400.css';
import '@fontsource/roboto/400.css';
