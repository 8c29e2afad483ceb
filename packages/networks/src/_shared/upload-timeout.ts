/** For a call that carries a part of a file: slow lines need minutes where others need seconds. */
export const UPLOAD_TIMEOUT_MS = 5 * 60_000
