import { BlueskyMark } from '../../networks/bluesky/mark.tsx'
import { InstagramMark } from '../../networks/instagram/mark.tsx'
import { LinkedinMark } from '../../networks/linkedin/mark.tsx'
import { PinterestMark } from '../../networks/pinterest/mark.tsx'
import { TelegramMark } from '../../networks/telegram/mark.tsx'
import { ThreadsMark } from '../../networks/threads/mark.tsx'
import { TiktokMark } from '../../networks/tiktok/mark.tsx'
import { YoutubeMark } from '../../networks/youtube/mark.tsx'
import { LandingSection } from './landing-section.tsx'

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
  <LandingSection
    title="Восемь сетей, один календарь"
    lead="У каждой свои правила длины, форматов и обложек. Кадр предупредит о них, пока вы пишете, а не после отказа."
  >
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {NETWORKS.map(({ name, Mark }) => (
        <li
          key={name}
          className="flex min-h-16 items-center gap-3 rounded-card bg-surface px-4 font-medium shadow-card"
        >
          <Mark className="size-5 shrink-0 text-accent" />
          {name}
        </li>
      ))}
    </ul>
  </LandingSection>
)
