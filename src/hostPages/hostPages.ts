import { applyAppearance } from '@/ui/appearance';

/** From this width on, in px, the navbar shows everything without its toggle. */
const wideScreen = 768;

/** Buttons after which the server works for a while before it answers. */
const slowButtons = '#field-install-installSubmit, #field-update-updateSubmit';

/** What a page the server rendered itself expects of the script it loads (api 1.3). */
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

function focusFirstField() {
  const group = document.querySelector('.has-error') ?? document.querySelector('.form-group');
  group?.querySelector<HTMLElement>('.form-control')?.focus();
}

function showBusyOverlay() {
  const overlay = document.querySelector<HTMLElement>('.busy-overlay');
  if (!overlay) return;
  overlay.hidden = false;
  overlay.style.display = 'block';
}
