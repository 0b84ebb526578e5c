/** The page's own texts in the languages of the editor. Each is found by the English one; `{name}` is a value. */
const translations: Readonly<Record<string, Readonly<Record<'de' | 'es' | 'ar', string>>>> = {
  'Loading…': { de: 'Wird geladen …', es: 'Cargando…', ar: 'جارٍ التحميل…' },
  'Try again': { de: 'Noch einmal versuchen', es: 'Reintentar', ar: 'إعادة المحاولة' },
  'The game cannot be loaded. {reason}': {
    de: 'Das Spiel kann nicht geladen werden. {reason}',
    es: 'El juego no se puede cargar. {reason}',
    ar: 'لا يمكن تحميل اللعبة. {reason}',
  },
  'The game cannot be shown, because WebGL is missing or turned off. Turn on hardware acceleration in the settings of the browser and reload the page, or use another browser.':
    {
      de: 'Das Spiel kann nicht angezeigt werden, weil WebGL fehlt oder ausgeschaltet ist. Schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein und lade die Seite neu, oder nimm einen anderen Browser.',
      es: 'El juego no se puede mostrar porque WebGL falta o está desactivado. Activa la aceleración por hardware en los ajustes del navegador y vuelve a cargar la página, o usa otro navegador.',
      ar: 'لا يمكن عرض اللعبة لأن WebGL غير متوفر أو معطّل. شغّل تسريع الأجهزة في إعدادات المتصفح وأعد تحميل الصفحة، أو استخدم متصفحًا آخر.',
    },
  Menu: { de: 'Menü', es: 'Menú', ar: 'القائمة' },
  Play: { de: 'Spielen', es: 'Jugar', ar: 'تشغيل' },
  Paused: { de: 'Pause', es: 'En pausa', ar: 'متوقفة مؤقتًا' },
  Resume: { de: 'Weiterspielen', es: 'Seguir jugando', ar: 'متابعة اللعب' },
  Restart: { de: 'Neu starten', es: 'Reiniciar', ar: 'إعادة التشغيل' },
  'Sound on': { de: 'Ton an', es: 'Activar el sonido', ar: 'تشغيل الصوت' },
  'Sound off': { de: 'Ton aus', es: 'Desactivar el sonido', ar: 'كتم الصوت' },
  'Full screen': { de: 'Vollbild', es: 'Pantalla completa', ar: 'ملء الشاشة' },
  'Leave full screen': {
    de: 'Vollbild verlassen',
    es: 'Salir de pantalla completa',
    ar: 'الخروج من ملء الشاشة',
  },
  'Leave the game?': { de: 'Das Spiel verlassen?', es: '¿Salir del juego?', ar: 'مغادرة اللعبة؟' },
  'The game wants to open a page on {host}:': {
    de: 'Das Spiel will eine Seite auf {host} öffnen:',
    es: 'El juego quiere abrir una página de {host}:',
    ar: 'تريد اللعبة فتح صفحة على {host}:',
  },
  'Open it': { de: 'Öffnen', es: 'Abrirla', ar: 'فتحها' },
  'Stay here': { de: 'Hier bleiben', es: 'Quedarse aquí', ar: 'البقاء هنا' },
  'Let the game call a server?': {
    de: 'Darf das Spiel einen Server aufrufen?',
    es: '¿Permitir que el juego llame a un servidor?',
    ar: 'السماح للعبة بالاتصال بخادم؟',
  },
  'The game wants to exchange data with {host}:': {
    de: 'Das Spiel will Daten mit {host} austauschen:',
    es: 'El juego quiere intercambiar datos con {host}:',
    ar: 'تريد اللعبة تبادل البيانات مع {host}:',
  },
  Allow: { de: 'Erlauben', es: 'Permitir', ar: 'سماح' },
  Refuse: { de: 'Ablehnen', es: 'Rechazar', ar: 'رفض' },
  'The part before the @ is only a user name. The address leads to {host}.': {
    de: 'Der Teil vor dem @ ist nur ein Benutzername. Die Adresse führt zu {host}.',
    es: 'La parte anterior a la @ es solo un nombre de usuario. La dirección lleva a {host}.',
    ar: 'الجزء الذي قبل @ مجرد اسم مستخدم. يقود العنوان إلى {host}.',
  },
  'It leads to this computer or to the network it is in.': {
    de: 'Sie führt zu diesem Computer oder in das Netzwerk, in dem er ist.',
    es: 'Lleva a este equipo o a la red en la que está.',
    ar: 'يقود إلى هذا الحاسوب أو إلى الشبكة التي هو فيها.',
  },
  'It uses a number instead of a name.': {
    de: 'Sie verwendet eine Zahl statt eines Namens.',
    es: 'Usa un número en lugar de un nombre.',
    ar: 'يستخدم رقما بدلا من اسم.',
  },
  'Its name has letters that can be mistaken for others.': {
    de: 'Ihr Name hat Buchstaben, die man mit anderen verwechseln kann.',
    es: 'Su nombre tiene letras que se pueden confundir con otras.',
    ar: 'في اسمه أحرف يمكن أن تلتبس بغيرها.',
  },
  'The connection is not encrypted.': {
    de: 'Die Verbindung ist nicht verschlüsselt.',
    es: 'La conexión no está cifrada.',
    ar: 'الاتصال غير مشفّر.',
  },
};

/** The language of a page and its texts. */
export interface PageWords {
  readonly code: 'en' | 'de' | 'es' | 'ar';
  readonly direction: 'ltr' | 'rtl';
  /** An English text in the language; as it is where it has no translation. */
  say(english: string, values?: Readonly<Record<string, string>>): string;
}

const codes = ['en', 'de', 'es', 'ar'] as const;

/** Words in the first of someone's languages that the page has, otherwise in English. */
export function pageWords(languages: readonly string[]): PageWords {
  const wanted = languages.map((tag) => codes.find((code) => tag.toLowerCase().split('-')[0] === code));
  const code = wanted.find((each) => each !== undefined) ?? 'en';
  return {
    code,
    direction: code === 'ar' ? 'rtl' : 'ltr',
    say(english, values = {}) {
      const text = code === 'en' ? english : (translations[english]?.[code] ?? english);
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    },
  };
}
