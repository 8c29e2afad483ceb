import type { AccountOptions } from '@kadr/contract/publishing/publisher-setup'
import type {
  PreflightAccount,
  PreflightMedia,
  TargetDraft,
} from '../src/publishing/preflight/draft.ts'

export const picture = (more: Partial<PreflightMedia> = {}): PreflightMedia => ({
  id: 'picture',
  kind: 'image',
  state: 'ready',
  mimeType: 'image/jpeg',
  size: 500_000,
  width: 1080,
  height: 1080,
  durationSeconds: null,
  altText: 'Описание',
  ...more,
})

export const clip = (more: Partial<PreflightMedia> = {}): PreflightMedia => ({
  id: 'clip',
  kind: 'video',
  state: 'ready',
  mimeType: 'video/mp4',
  size: 5_000_000,
  width: 1080,
  height: 1920,
  durationSeconds: 15,
  altText: '',
  ...more,
})

export const draftOf = (more: Partial<TargetDraft> = {}): TargetDraft => ({
  text: 'Текст',
  utm: null,
  erid: '',
  advertiser: { name: 'ООО «Полдень»', inn: '7707083893' },
  media: [],
  settings: {},
  signature: '',
  ...more,
})

export const accountOf = (
  options: Partial<AccountOptions> | null = null,
  more: Partial<PreflightAccount> = {},
): PreflightAccount => ({
  status: 'active',
  missingScopes: [],
  options: options && {
    boards: null,
    playlists: null,
    privacyLevels: null,
    maxVideoSeconds: null,
    isCommentOff: false,
    isDuetOff: false,
    isStitchOff: false,
    maxVideoBytes: null,
    postsLeft: null,
    nickname: null,
    avatarUrl: null,
    readAt: '2027-01-01T00:00:00.000Z',
    ...options,
  },
  ...more,
})

/** Replaces non-breaking spaces, for readable assertions. */
export const breaking = (text: string): string => text.replaceAll('\u00a0', ' ')
