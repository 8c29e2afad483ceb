const escapeRfc5987 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** ASCII `filename` for old clients, UTF-8 `filename*` for all others (RFC 6266). */
export const contentDisposition = ({
  name,
  isDownload,
}: {
  name: string
  isDownload: boolean
}): string => {
  const plain = name.replaceAll(/[^\w. -]/g, '_').slice(-100)
  const kind = isDownload ? 'attachment' : 'inline'
  return `${kind}; filename="${plain}"; filename*=UTF-8''${escapeRfc5987(name)}`
}
