/**
 * Increase when the same scene renders differently: cached results of older versions are not
 * reused.
 */
export const RENDER_VERSION = 7
