type LoadedMatch = { status: string; paramsError?: unknown; searchError?: unknown; error?: unknown }

/** The error of a route that refused its parameters or search: it has no page to render a layout around. */
export const findFatalError = (matches: readonly LoadedMatch[]): unknown =>
  matches
    .map((match) => match.paramsError ?? match.searchError)
    .find((error) => error !== undefined)
