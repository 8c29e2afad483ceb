/** A bottom sheet on a phone, a centred dialog from 768 px up, by CSS alone. */
const sheetBase =
  'fixed inset-x-0 bottom-0 z-(--z-sheet) flex max-h-[90dvh] flex-col overflow-hidden rounded-t-sheet bg-surface pb-(--safe-bottom) shadow-pop outline-none data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:w-full md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-sheet md:pb-0 md:data-[state=open]:animate-pop-in md:data-[state=closed]:animate-pop-out'

export const sheetStyle = `${sheetBase} md:max-w-120`
/** Two columns: a preview and its settings. */
export const wideSheetStyle = `${sheetBase} md:max-w-[min(64rem,calc(100vw-48px))]`
/** The whole screen of a phone, as a page of its own. */
export const pageSheetStyle = `${sheetBase} max-md:inset-y-0 max-md:max-h-none max-md:rounded-none max-md:bg-canvas md:max-w-120`

export const overlayStyle =
  'fixed inset-0 z-(--z-sheet) bg-night/40 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'
