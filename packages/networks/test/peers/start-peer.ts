import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const READY = 'ready '

/** Set by `npm run test:peers`: the servers, and the Node they were built for. */
function findInstalled(): { folder: string; node: string } {
  // biome-ignore lint/style/noProcessEnv: told by the command that installs the servers
  const { PEERS_DIR, PEERS_NODE } = process.env
  if (!PEERS_DIR || !PEERS_NODE) throw new Error('Run these tests with npm run test:peers')
  return { folder: PEERS_DIR, node: PEERS_NODE }
}

export type Peer = { told: unknown; stop(): Promise<void> }

/** Runs a starter and waits until it reports its address. */
export async function startPeer(file: string): Promise<Peer> {
  const { folder, node } = findInstalled()
  const child = spawn(node, [path.join(import.meta.dirname, 'servers', file), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  return { told: await waitForReadyLine(child), stop: () => stop(child) }
}

/** Runs a command of a peer package. */
export function runPeer(input: { bin: string; args: readonly string[] }): Peer {
  const { folder, node } = findInstalled()
  const bin = path.join(folder, 'node_modules', input.bin)
  const child = spawn(node, [bin, ...input.args], { stdio: ['pipe', 'ignore', 'inherit'] })
  return { told: undefined, stop: () => stop(child) }
}

async function waitForReadyLine(child: ChildProcess): Promise<unknown> {
  if (!child.stdout) throw new Error('The peer has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(READY)) return JSON.parse(line.slice(READY.length))
  }
  throw new Error('The peer ended before it was ready')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill()
  await once(child, 'exit')
}
