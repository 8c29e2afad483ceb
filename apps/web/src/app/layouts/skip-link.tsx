export const CONTENT_ID = 'content'

/** The first Tab stop: skips the navigation. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className="sr-only z-(--z-toast) rounded-control bg-ink px-4 py-3 text-label font-medium text-surface focus:not-sr-only focus:fixed focus:top-[calc(var(--safe-top)+8px)] focus:left-2"
  >
    К содержанию
  </a>
)
