import {
  AtSign,
  BriefcaseBusiness,
  Camera,
  CloudSun,
  Music2,
  Pin,
  Send,
  SquarePlay,
} from 'lucide-react'
import { LandingSection } from './landing-section.tsx'

const NETWORKS = [
  { name: 'YouTube', Icon: SquarePlay },
  { name: 'TikTok', Icon: Music2 },
  { name: 'Telegram', Icon: Send },
  { name: 'Instagram*', Icon: Camera },
  { name: 'Pinterest', Icon: Pin },
  { name: 'Threads*', Icon: AtSign },
  { name: 'LinkedIn', Icon: BriefcaseBusiness },
  { name: 'Bluesky', Icon: CloudSun },
]

export const Networks = () => (
  <LandingSection
    title="Восемь сетей, один календарь"
    lead="У каждой свои правила длины, форматов и обложек. Кадр предупредит о них, пока вы пишете, а не после отказа."
  >
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {NETWORKS.map(({ name, Icon }) => (
        <li
          key={name}
          className="flex min-h-16 items-center gap-3 rounded-card bg-surface px-4 font-medium shadow-card"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
          {name}
        </li>
      ))}
    </ul>
  </LandingSection>
)
