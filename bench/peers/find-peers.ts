import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What each is installed with, into a folder of its own: none of them belongs to us. */
export const PEERS = {
  remotion: 'remotion @remotion/renderer @remotion/bundler react react-dom',
  editly: 'editly',
} as const

export type Peer = keyof typeof PEERS

/** The folder a peer is installed in, as `<folder>/<peer>/node_modules`; undefined when it is not there. */
export const findPeer = (folder: string, peer: Peer): string | undefined => {
  const home = join(folder, peer)
  return existsSync(join(home, 'node_modules', peer, 'package.json')) ? home : undefined
}
