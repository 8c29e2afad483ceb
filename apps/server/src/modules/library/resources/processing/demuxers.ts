/** The ffmpeg demuxer by detected content type: forcing it keeps ffmpeg from probing for formats we do not accept. */
const DEMUXERS = new Map([
  ['video/mp4', 'mov'],
  ['video/quicktime', 'mov'],
  ['video/webm', 'matroska'],
  ['video/x-matroska', 'matroska'],
  ['audio/mp4', 'mov'],
  ['audio/webm', 'matroska'],
  ['audio/mpeg', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/aac', 'aac'],
  ['audio/ogg', 'ogg'],
  ['audio/flac', 'flac'],
])

export const demuxerOf = (mimeType: string): string => {
  const demuxer = DEMUXERS.get(mimeType)
  if (!demuxer) throw new Error(`No demuxer for ${mimeType}`)
  return demuxer
}
