/** The window that is open; what lies behind it is hidden. */
export const dialog = '[role=dialog][aria-modal=true]:not([aria-hidden=true] *)';

/** What floats above the page. */
export const popup = ':is([role=menu], [role=dialog]:not([aria-modal=true]))';
