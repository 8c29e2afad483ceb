/** Shared by text input, textarea and select. 16 px text keeps iOS from zooming in. */
export const controlStyle =
  'block w-full min-w-0 min-h-11 rounded-control border border-line-strong bg-surface px-3 py-2.5 text-body text-ink placeholder:text-ink-3 transition-colors duration-(--duration-tap) hover:border-ink-2 focus-visible:border-accent aria-invalid:border-failed disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 [&:is(input,textarea)]:read-only:bg-sunken'
