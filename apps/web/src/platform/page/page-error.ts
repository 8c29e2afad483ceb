/** A page that can't be shown, with its HTTP status. */
export class PageError extends Error {
  override name = 'PageError'
  readonly statusCode: number
  /** A fatal error replaces the whole screen; any other keeps the layout. */
  readonly isFatal: boolean

  constructor({
    message,
    statusCode,
    isFatal,
  }: {
    message: string
    statusCode: number
    isFatal: boolean
  }) {
    super(message)
    this.statusCode = statusCode
    this.isFatal = isFatal
  }
}

/** No route has this path. */
export const pageNotFound = (path: string) =>
  new PageError({ message: `Page not found: ${path}`, statusCode: 404, isFatal: false })

/** A route matches, but its parameters or search are invalid. */
export const pageRefused = (fullPath: string) =>
  new PageError({ message: `Page Not Found: ${fullPath}`, statusCode: 404, isFatal: true })

export const statusOf = (error: unknown) => (error instanceof PageError ? error.statusCode : 500)

export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown))

type LoadedMatch = {
  status: string
  paramsError?: unknown
  searchError?: unknown
  error?: unknown
  _notFound?: unknown
}

/** The error of a route that refused its parameters or search: it has no page to render a layout around. */
export const findFatalError = (matches: readonly LoadedMatch[]): unknown =>
  matches
    .map((match) => match.paramsError ?? match.searchError)
    .find((error) => error !== undefined)

/** Whether the router shows a 404, of either kind. */
export const isNotFoundShown = (matches: readonly LoadedMatch[]): boolean =>
  findFatalError(matches) !== undefined ||
  matches.some((match) => match.status === 'notFound' || Boolean(match._notFound))
