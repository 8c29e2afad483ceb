import type { Network } from '@kadr/contract/publishing/networks'
import { lazy } from 'react'
import type { Composing } from './composing-parts.ts'

/** Networks where a person publishes: their apps have the rest. */
const byHand: Composing = {
  SettingsForm: lazy(() => import('./hand-settings-form.tsx')),
  PostPreview: lazy(() => import('./hand-preview.tsx')),
}

/** Imported by the composer only; each part is loaded when its network is selected. */
const byId: Readonly<Record<Network, Composing>> = {
  youtube: {
    SettingsForm: lazy(() => import('./youtube/settings-form.tsx')),
    PostPreview: lazy(() => import('./youtube/post-preview.tsx')),
  },
  tiktok: {
    SettingsForm: lazy(() => import('./tiktok/settings-form.tsx')),
    NeedsForm: lazy(() => import('./tiktok/needs-form.tsx')),
    PostPreview: lazy(() => import('./tiktok/post-preview.tsx')),
  },
  telegram: {
    SettingsForm: lazy(() => import('./telegram/settings-form.tsx')),
    PostPreview: lazy(() => import('./telegram/post-preview.tsx')),
  },
  vk: {
    SettingsForm: lazy(() => import('./vk/settings-form.tsx')),
    PostPreview: lazy(() => import('./vk/post-preview.tsx')),
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
    NeedsForm: lazy(() => import('./pinterest/needs-form.tsx')),
    remembered: ['boardId'],
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
  max: {
    SettingsForm: lazy(() => import('./max/settings-form.tsx')),
    PostPreview: lazy(() => import('./max/post-preview.tsx')),
  },
  ok: byHand,
  dzen: byHand,
  rutube: byHand,
  vk_clips: byHand,
}

export const getComposing = (network: Network): Composing => byId[network]
