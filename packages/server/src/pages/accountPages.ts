/** A plain page by its name: its script fills in what it needs. */
export function accountPage(name: 'login' | 'signup' | 'account'): string {
  const titles = { login: 'Sign in', signup: 'Create an account', account: 'Your account' };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titles[name]} – Playhouse</title>
<link rel="stylesheet" href="/account.css">
<script src="/account.js" defer></script>
</head>
<body data-page="${name}">
<main>
<h1>${titles[name]}</h1>
<noscript><p>This page needs JavaScript.</p></noscript>
${parts[name]}
<p role="status" id="message" aria-live="polite"></p>
<p class="links">${links[name]}</p>
</main>
</body>
</html>
`;
}

const name = `<label for="username">User name</label>
<input id="username" name="username" required autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="30">`;

const parts = {
  login: `<form id="form">
${name}
<label for="password">Password</label>
<input id="password" name="password" type="password" required autocomplete="current-password" maxlength="256">
<label class="choice"><input type="checkbox" name="shared"> Other people use this computer, too</label>
<button>Sign in</button>
</form>`,
  signup: `<form id="form">
<p id="setup" hidden>You become the administrator of this server.</p>
${name}
<p class="hint" id="name-hint">Do not use your real name.</p>
<label for="password">Password</label>
<input id="password" name="password" type="password" required autocomplete="new-password" minlength="8" maxlength="256">
<p class="hint">At least 8 characters.</p>
<div id="code" hidden>
<label for="inviteCode">Code from your teacher</label>
<input id="inviteCode" name="inviteCode" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="30">
</div>
<button>Create account</button>
</form>`,
  account: `<p id="who"></p>
<button id="logout" type="button">Sign out</button>
<h2>Access for the command line</h2>
<form id="device">
<label for="device-code">Code that the command line shows</label>
<input id="device-code" name="code" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" aria-describedby="device-hint">
<p class="hint" id="device-hint">Enter a code only if you have just started <code>playhouse login</code> yourself.</p>
<button>Continue</button>
</form>
<div id="device-question" hidden>
<p id="device-title"></p>
<button id="device-allow" type="button">Allow access</button>
<button id="device-refuse" type="button">Refuse</button>
</div>
<ul id="tokens"></ul>
<form id="form">
<label for="title">Name of the computer</label>
<input id="title" name="title" required maxlength="60" autocomplete="off">
<button>Create a token</button>
</form>
<p><output id="token" for="title"></output></p>`,
};

const links = {
  login: '<a href="/signup">Create an account</a> <a href="/">Use Playhouse without an account</a>',
  signup: '<a href="/login">Sign in</a> <a href="/">Use Playhouse without an account</a>',
  account: '<a href="/">Back to Playhouse</a>',
};

export const pageStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --line: #767676; --accent: #1d5fc2; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --line: #8f8f8f; --accent: #8ab8ff; --on-accent: #0b1a30; } }
* { box-sizing: border-box; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.6rem; margin: 0 0 1.5rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600; }
input:not([type=checkbox]) { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; border: 1px solid var(--line); border-radius: .375rem; background: Canvas; color: CanvasText; }
.choice { display: flex; gap: .5rem; align-items: center; font-weight: 400; min-height: 2.75rem; }
.choice input { width: 1.25rem; height: 1.25rem; flex: none; }
button { min-height: 2.75rem; margin-top: 1rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border: 0; border-radius: .375rem; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button:disabled { opacity: .6; cursor: progress; }
:is(input, button, a):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint { margin: .25rem 0 0; font-size: .9rem; }
.links { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 1.5rem; }
a { color: var(--accent); display: inline-block; padding: .5rem 0; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: flex; justify-content: space-between; align-items: center; gap: 1rem; overflow-wrap: anywhere; }
li button { margin: .25rem 0; flex: none; }
output { display: block; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
#message { min-height: 1.5rem; font-weight: 600; }
`;

export const accountScript = `'use strict';
const page = document.body.dataset.page;
const form = document.getElementById('form');
const message = document.getElementById('message');
const search = new URLSearchParams(location.search);

async function call(method, path, body) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const value = await answer.json();
    return answer.ok ? { value } : { problem: value.reason };
  } catch {
    return { problem: 'The server does not answer. Check your connection and try again.' };
  }
}

/** Only paths of this server: another address would let a link send people elsewhere after they signed in. */
function next() {
  const path = search.get('next') ?? '/';
  return /^\\/(?![\\/\\\\])/.test(path) ? path : '/';
}

function onSubmit(run, of = form) {
  of.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = of.querySelector('button');
    button.disabled = true;
    message.textContent = '';
    const { problem } = await run(Object.fromEntries(new FormData(of)));
    button.disabled = false;
    if (problem !== undefined) message.textContent = problem;
  });
}

async function signIn(path, body) {
  const done = await call('POST', path, body);
  if (done.value) location.assign(next());
  return done;
}

if (page === 'login') {
  onSubmit(({ username, password, shared }) =>
    signIn('/auth/session/login', { username, password, shared: shared === 'on' }));
}

if (page === 'signup') {
  const setup = search.get('setup') ?? undefined;
  document.getElementById('setup').hidden = setup === undefined;
  call('GET', '/config.json').then(({ value }) => {
    document.getElementById('code').hidden = setup !== undefined || value?.accounts.signUp !== 'code';
  });
  call('GET', '/auth/names').then(({ value }) => {
    if (value) document.getElementById('name-hint').textContent += ' For example: ' + value.names.slice(0, 3).join(', ');
  });
  onSubmit(({ username, password, inviteCode }) =>
    signIn('/auth/account', { username, password, ...(setup && { setup }), ...(inviteCode && { inviteCode }) }));
}

async function showTokens() {
  const { value } = await call('GET', '/auth/tokens');
  const items = (value?.tokens ?? []).map(({ id, title, expiresAt }) => {
    const item = document.createElement('li');
    const text = document.createElement('span');
    text.textContent = title + ', until ' + expiresAt.slice(0, 10);
    const button = document.createElement('button');
    button.textContent = 'Delete';
    button.setAttribute('aria-label', 'Delete ' + title);
    button.addEventListener('click', async () => {
      await call('DELETE', '/auth/tokens/' + id);
      await showTokens();
    });
    item.append(text, button);
    return item;
  });
  document.getElementById('tokens').replaceChildren(...items);
}

/** A program without a browser asks for access: whoever is signed in types its code, sees its name, and answers. */
function askAboutDevices() {
  const device = document.getElementById('device');
  const question = document.getElementById('device-question');
  let path = '';
  const show = (isAsking) => {
    question.hidden = !isAsking;
    device.hidden = isAsking;
  };
  onSubmit(async ({ code }) => {
    path = '/auth/device/' + encodeURIComponent(code);
    const done = await call('GET', path);
    if (done.value) {
      document.getElementById('device-title').textContent =
        '“' + done.value.title + '” asks for access to your projects. Did you start it?';
      show(true);
      document.getElementById('device-allow').focus();
    }
    return done;
  }, device);
  const answer = (allow, words) => async () => {
    const { value, problem } = await call('POST', path + '/answer', { allow });
    message.textContent = value ? words : problem;
    device.reset();
    show(false);
    document.getElementById('device-code').focus();
  };
  const done = 'Access given. Go back to the command line.';
  document.getElementById('device-allow').addEventListener('click', answer(true, done));
  document.getElementById('device-refuse').addEventListener('click', answer(false, 'Access refused.'));
}

if (page === 'account') {
  askAboutDevices();
  call('GET', '/auth/session/check.json').then(({ value }) => {
    if (!value?.user) location.replace('/login?next=/account');
    else document.getElementById('who').textContent = 'Signed in as ' + value.user.username + '.';
  });
  document.getElementById('logout').addEventListener('click', async () => {
    const { value, problem } = await call('POST', '/auth/session/logout', {});
    if (value) location.assign('/login');
    else message.textContent = problem;
  });
  showTokens();
  onSubmit(async ({ title }) => {
    const done = await call('POST', '/auth/tokens', { title, scopes: ['projects'] });
    if (done.value) {
      document.getElementById('token').textContent = done.value.token;
      message.textContent = 'Copy the token now: it is shown only once.';
      form.reset();
      await showTokens();
    }
    return done;
  });
}
`;
