import { applyAppearance } from '@/ui/appearance';

/** From this width on, in px, the navbar shows everything without its toggle. */
const wideScreen = 768;

/** Buttons after which the server works for a while before it answers. */
const slowButtons = '#field-install-installSubmit, #field-update-updateSubmit';

/** What a page the server rendered itself expects of the script it loads (protocol 1.3). */
export function startHostPage(): void {
  applyAppearance();
  enableNavbarToggle();
  focusFirstField();
  for (const button of document.querySelectorAll(slowButtons)) {
    button.addEventListener('click', showBusyOverlay);
  }
}

function enableNavbarToggle() {
  const toggle = document.getElementById('toggle-button');
  const panel = document.getElementById('navbar-element-collapse');
  if (!toggle || !panel) return;

  function expand(isExpanded: boolean) {
    for (const element of [toggle, panel]) {
      element?.setAttribute('aria-expanded', String(isExpanded));
    }
    panel?.classList.toggle('in', isExpanded);
  }

  toggle.addEventListener('click', () => {
    expand(!panel.classList.contains('in'));
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
  const passwords = login.form?.querySelectorAll<HTMLInputElement>('[type=password]') ?? [];
  const [password] = passwords;
  return passwords.length === 1 && password ? password : null;
}

function showBusyOverlay() {
  const overlay = document.querySelector<HTMLElement>('.busy-overlay');
  if (!overlay) return;
  overlay.hidden = false;
  overlay.style.display = 'block';
}
