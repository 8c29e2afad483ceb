/**
 * The nine sources of downloads as a process of their own, behind everything else on the machine: in life they are
 * elsewhere. Its argument is a folder for the certificate.
 */
import { createDownloadSandbox } from '@kadr/sandbox/downloads'

const [folder = ''] = process.argv.slice(2)
const sandbox = await createDownloadSandbox({ folder, path: process.env.PATH ?? '' })
await sandbox.makeFiles(['video.mp4', 'audio.m4a'])
process.on('disconnect', () => {
  sandbox.close()
  process.exit()
})
process.send?.({ port: sandbox.port, certificateFile: sandbox.certificateFile })
