const HOME_PATH = '/dashboard'

// Any real origin would do: it only lets URL tell a path of ours from an address of somebody else's.
const PROBE_ORIGIN = 'https://kadr.invalid'

/** Where to go after the sign-in. Anything but a path of this site leads home, so a link can't send people away. */
export const safeNextPath = (next: string | null | undefined): string => {
  if (!next?.startsWith('/')) return HOME_PATH
  const url = URL.parse(next, PROBE_ORIGIN)
  if (url?.origin !== PROBE_ORIGIN) return HOME_PATH
  const path = `${url.pathname}${url.search}${url.hash}`
  // After normalising, /.//evil.test becomes //evil.test, which a browser reads as another host.
  if (path.startsWith('//') || path.startsWith('/login')) return HOME_PATH
  return path
}
