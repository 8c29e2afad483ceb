export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-flex min-w-6 items-center justify-center rounded-chip border border-line bg-surface px-1.5 py-0.5 font-sans text-caption font-medium text-ink-2">
    {children}
  </kbd>
)

/** Under the field, for those who have a keyboard. */
export const KeyHints = () => (
  <p
    aria-hidden="true"
    className="flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-3 max-lg:hidden"
  >
    <span className="flex items-center gap-1">
      <Key>J</Key>
      <Key>K</Key> по списку
    </span>
    <span className="flex items-center gap-1">
      <Key>R</Key> ответить
    </span>
    <span className="flex items-center gap-1">
      <Key>E</Key> готово
    </span>
    <span className="ml-auto flex items-center gap-1">
      <Key>?</Key> все клавиши
    </span>
  </p>
)
