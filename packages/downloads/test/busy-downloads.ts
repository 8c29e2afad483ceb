/** A process in the middle of downloads: the engine reads works, ffmpeg joins a slow one. Started by a test to be killed. */
import { playedSources } from '@kadr/sandbox/downloads'
import { createThrottle } from '../src/_shared/stream/throttle.ts'
import { openItem } from '../src/open-item.ts'
import { PATH, playSources } from './played.ts'

const MEDIA = 'https://v.redd.it'
const played = await playSources()
await played.sandbox.makeFiles(['video.mp4', 'audio.m4a'])
process.stdout.write(`${played.folder}\n`)

const join = async () => {
  const { chunks } = await openItem({
    source: 'reddit',
    item: {
      tracks: [
        { url: `${MEDIA}/slow/kadr15/video.mp4`, isPlaylist: false, headers: {} },
        { url: `${MEDIA}/slow/kadr15/audio.m4a`, isPlaylist: false, headers: {} },
      ],
      extension: 'mp4',
    },
    outside: played.outside,
    throttle: createThrottle(100),
    path: PATH,
    range: undefined,
    signal: new AbortController().signal,
  })
  for await (const _ of chunks);
}
const read = () => played.read(playedSources.youtube?.linkTo('00') ?? '')

for (;;) await Promise.allSettled([join(), read()])
