import type { Connection } from '@kadr/contract/connections'
import type { Network } from '@kadr/contract/networks'
import type { TargetSettings } from '@kadr/contract/post-targets'
import type { Resource } from '@kadr/contract/resources'
import { type ComponentType, lazy } from 'react'

/** A network's own settings of a post, as its form changes them. */
export type SettingsFormProps = {
  settings: TargetSettings
  onChange: (settings: TargetSettings) => void
  /** What is wrong with a setting, by its name. */
  errorOf: (name: string) => string | undefined
  account: Connection
  media: readonly Resource[]
}

/** A post as the network's readers would see it. */
export type PostPreviewProps = {
  account: Pick<Connection, 'title' | 'handle' | 'avatarUrl'>
  /** With the marks of links and the advertising label, as it goes out. */
  text: string
  media: readonly Resource[]
  settings: TargetSettings
}

type Composing = {
  SettingsForm: ComponentType<SettingsFormProps>
  PostPreview: ComponentType<PostPreviewProps>
}

/** The parts of each network that only the composer needs; they come when the network is chosen. */
const byId: Readonly<Record<Network, Composing>> = {
  youtube: {
    SettingsForm: lazy(() => import('./youtube/settings-form.tsx')),
    PostPreview: lazy(() => import('./youtube/post-preview.tsx')),
  },
  tiktok: {
    SettingsForm: lazy(() => import('./tiktok/settings-form.tsx')),
    PostPreview: lazy(() => import('./tiktok/post-preview.tsx')),
  },
  telegram: {
    SettingsForm: lazy(() => import('./telegram/settings-form.tsx')),
    PostPreview: lazy(() => import('./telegram/post-preview.tsx')),
  },
  instagram: {
    SettingsForm: lazy(() => import('./instagram/settings-form.tsx')),
    PostPreview: lazy(() => import('./instagram/post-preview.tsx')),
  },
  threads: {
    SettingsForm: lazy(() => import('./threads/settings-form.tsx')),
    PostPreview: lazy(() => import('./threads/post-preview.tsx')),
  },
  pinterest: {
    SettingsForm: lazy(() => import('./pinterest/settings-form.tsx')),
    PostPreview: lazy(() => import('./pinterest/post-preview.tsx')),
  },
  linkedin: {
    SettingsForm: lazy(() => import('./linkedin/settings-form.tsx')),
    PostPreview: lazy(() => import('./linkedin/post-preview.tsx')),
  },
  bluesky: {
    SettingsForm: lazy(() => import('./bluesky/settings-form.tsx')),
    PostPreview: lazy(() => import('./bluesky/post-preview.tsx')),
  },
}

export const getComposing = (network: Network): Composing => byId[network]
