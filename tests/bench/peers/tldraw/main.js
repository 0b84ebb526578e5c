import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createShapeId, Tldraw } from 'tldraw';
import 'tldraw/tldraw.css';

const shapes = 5000;

// Its fonts and texts come from a server on the Internet, which the benchmark does without.
const { fetch } = window;
window.fetch = (address, ...rest) =>
  new URL(address, location.href).origin === location.origin
    ? fetch(address, ...rest)
    : Promise.resolve(new Response('{}'));

/** As many rectangles, as large and in the same places as the actors of our own benchmark; one in ten is selected. */
function fill(editor) {
  const ids = Array.from({ length: shapes }, (_, at) => createShapeId(`shape${at}`));
  editor.createShapes(
    ids.map((id, at) => ({
      id,
      type: 'geo',
      x: (at % 100) * 10,
      y: Math.floor(at / 100) * 15,
      props: { w: 12, h: 12, fill: 'solid', dash: 'solid', size: 's' },
    })),
  );
  editor.zoomToFit({ immediate: true });
  const chosen = ids.filter((_, at) => at % 10 === 0);
  editor.select(...chosen);
  // Near the middle, away from the handles of the selection.
  const middle = chosen[Math.floor(chosen.length / 2) + 5];
  window.shapesReady = () => editor.pageToScreen(editor.getShapePageBounds(middle).center);
}

createRoot(document.getElementById('root')).render(
  createElement(Tldraw, { onMount: fill, options: { maxShapesPerPage: 2 * shapes } }),
);
