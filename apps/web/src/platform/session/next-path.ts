const HOME_PATH = '/dashboard'

// A reserved origin against which `URL` resolves a relative path.
const PROBE_ORIGIN = 'https://kadr.invalid'

/** Prevents open redirects: anything but a path of this site falls back to the home page. */
export const safeNextPath = (next: string | null | undefined): string => {
  if (!next?.startsWith('/')) return HOME_PATH
  const url = URL.parse(next, PROBE_ORIGIN)
  if (url?.origin !== PROBE_ORIGIN) return HOME_PATH
  const path = `${url.pathname}${url.search}${url.hash}`
  // After normalising, /.//evil.test becomes //evil.test, which a browser reads as another host.
  if (path.startsWith('//') || path.startsWith('/login')) return HOME_PATH
  return path
}
