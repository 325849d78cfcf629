import { applyAppearance } from '@/ui/appearance';

/** From this width on, in px, the navbar shows everything without its toggle. */
const wideScreen = 768;

/** Buttons after which the server works for a while before it answers. */
const slowButtons = '#field-install-installSubmit, #field-update-updateSubmit';

/** How long, in ms, a form that was sent is on its way rather than stopped. */
const wayMs = 10_000;

/** When it was sent. */
let sentAt = 0;

/** What a page the server rendered itself expects of the script it loads (protocol 1.3). */
export function startHostPage(): void {
  applyAppearance();
  enableNavbarToggle();
  focusFirstField();
  for (const form of document.forms) form.addEventListener('submit', sendOnce);
  for (const button of document.querySelectorAll(slowButtons)) {
    button.addEventListener('click', showBusyOverlay);
  }
}

function enableNavbarToggle() {
  const toggle = document.getElementById('toggle-button');
  const panel = document.getElementById('navbar-element-collapse');
  if (!toggle || !panel) return;

  /** By default to the other state. */
  const expand = (isExpanded?: boolean) => {
    const isIn = String(panel.classList.toggle('in', isExpanded));
    for (const element of [toggle, panel]) element.setAttribute('aria-expanded', isIn);
  };

  toggle.addEventListener('click', () => {
    expand();
  });
  window.addEventListener('resize', () => {
    if (window.innerWidth >= wideScreen) expand(false);
  });
}

/** Starts at the first field with an error, else at the first field; the error is read out with the field. */
function focusFirstField() {
  const wrong = document.querySelector('.has-error');
  const note = wrong?.querySelector('.help-block') ?? document.querySelector('.alert-danger');
  const first = (wrong ?? document.querySelector('.form-group'))?.querySelector<HTMLInputElement>(
    '.form-control',
  );
  const field = (note && first && passwordOfRefused(first)) ?? first;
  if (note && field && !field.hasAttribute('aria-describedby')) {
    note.id ||= 'page-error';
    field.setAttribute('aria-describedby', note.id);
  }
  field?.focus();
}

/** After a refused login the login stands as it was typed; what has to be typed again is the password. */
function passwordOfRefused(login: HTMLInputElement): HTMLInputElement | null {
  const isLoginWrong = login.getAttribute('aria-invalid') === 'true';
  if (isLoginWrong || login.value === '' || login.type === 'password') return null;
  const [password, other] = login.form?.querySelectorAll<HTMLInputElement>('[type=password]') ?? [];
  return password && !other ? password : null;
}

/** Of several presses the page would show what came of the last: that what the first has made is in use already. */
function sendOnce(event: Event) {
  if (Date.now() < sentAt + wayMs) event.preventDefault();
  else sentAt = Date.now();
}

function showBusyOverlay() {
  const overlay = document.querySelector<HTMLElement>('.busy-overlay');
  if (overlay) overlay.style.display = 'block';
}
