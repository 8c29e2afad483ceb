/** For calls that carry part of a file: slow connections need minutes. */
export const UPLOAD_TIMEOUT_MS = 5 * 60_000
