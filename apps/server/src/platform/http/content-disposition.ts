const escapeRfc5987 = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** A header with any name in it: plain letters for old clients, all of it for the rest. */
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
