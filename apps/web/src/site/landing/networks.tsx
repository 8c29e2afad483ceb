import { BlueskyMark } from '../../networks/bluesky/mark.tsx'
import { InstagramMark } from '../../networks/instagram/mark.tsx'
import { LinkedinMark } from '../../networks/linkedin/mark.tsx'
import { PinterestMark } from '../../networks/pinterest/mark.tsx'
import { TelegramMark } from '../../networks/telegram/mark.tsx'
import { ThreadsMark } from '../../networks/threads/mark.tsx'
import { TiktokMark } from '../../networks/tiktok/mark.tsx'
import { YoutubeMark } from '../../networks/youtube/mark.tsx'

/** Only the icons are imported: the rest of a network's folder belongs to the app. */
const NETWORKS = [
  { name: 'YouTube', Mark: YoutubeMark },
  { name: 'TikTok', Mark: TiktokMark },
  { name: 'Telegram', Mark: TelegramMark },
  { name: 'Instagram*', Mark: InstagramMark },
  { name: 'Pinterest', Mark: PinterestMark },
  { name: 'Threads*', Mark: ThreadsMark },
  { name: 'LinkedIn', Mark: LinkedinMark },
  { name: 'Bluesky', Mark: BlueskyMark },
]

export const Networks = () => (
  <section aria-labelledby="networks" className="border-y border-ink bg-header">
    <div className="mx-auto grid max-w-360 grid-cols-1 gap-5 px-4 py-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:px-16 lg:py-10">
      <div className="grid content-start gap-1">
        <h2 id="networks" className="text-title font-semibold">
          Один рилс&nbsp;— восемь сетей
        </h2>
        <p className="text-label text-ink-2">
          Длину, формат и&nbsp;обложку проверим, пока вы&nbsp;пишете.
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[clamp(1.5rem,1rem+2vw,2.5rem)] leading-tight font-medium tracking-[-0.03em]">
        {NETWORKS.map(({ name, Mark }) => (
          <li key={name} className="flex items-center gap-3">
            <Mark className="size-7 shrink-0 text-accent lg:size-8" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  </section>
)
