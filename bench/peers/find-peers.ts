import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of each peer, installed in a separate folder; they are not our dependencies. */
export const PEERS = {
  remotion: 'remotion @remotion/renderer @remotion/bundler react react-dom',
  editly: 'editly',
} as const

export type Peer = keyof typeof PEERS

/** Folder of a peer (`<folder>/<peer>/node_modules`); undefined when not installed. */
export const findPeer = (folder: string, peer: Peer): string | undefined => {
  const home = join(folder, peer)
  return existsSync(join(home, 'node_modules', peer, 'package.json')) ? home : undefined
}
