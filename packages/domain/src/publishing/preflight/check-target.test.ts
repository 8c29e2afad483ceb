import { NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { describe, expect, it } from 'vitest'
import { accountOf, breaking, clip, draftOf, picture } from '../../../test/drafts.ts'
import { NETWORK_NAMES } from '../networks/network-names.ts'
import { checkTarget } from './check-target.ts'
import type { PreflightAccount, TargetDraft } from './draft.ts'

const check = (network: Network, draft: Partial<TargetDraft>, account = accountOf()) =>
  checkTarget({ network, draft: draftOf(draft), account })
const codes = (network: Network, draft: Partial<TargetDraft>, account?: PreflightAccount) =>
  check(network, draft, account).map(({ code }) => code)

const STARTS = new RegExp(`^[А-ЯЁ]|^(${Object.values(NETWORK_NAMES).join('|')})`)
const FAMILY = '👨‍👩‍👧‍👦'

/** A post each network accepts without problems. */
const GOOD: Readonly<Record<(typeof NETWORKS)[number], Partial<TargetDraft>>> = {
  youtube: { media: [clip()] },
  tiktok: { media: [clip()], settings: { privacy: 'PUBLIC_TO_EVERYONE' } },
  linkedin: { media: [picture()] },
  threads: {},
  bluesky: { media: [picture(), picture()] },
  pinterest: { media: [picture()], settings: { boardId: '12' } },
  instagram: { media: [picture()] },
  telegram: {},
  vk: { media: [picture()] },
  max: {},
}

describe.each(NETWORKS)('%s', (network) => {
  it('takes a good post without a word', () => {
    expect(check(network, GOOD[network])).toEqual([])
  })

  it('needs a connection that works', () => {
    const draft = GOOD[network]
    const refused = accountOf(null, { status: 'needs_reauth' })
    expect(codes(network, draft, refused)).toEqual(['connection_expired'])
    expect(codes(network, draft, accountOf(null, { status: 'read_only' }))).toEqual([
      'connection_read_only',
    ])
    expect(codes(network, draft, accountOf(null, { missingScopes: ['publish'] }))).toEqual([
      'scope_missing',
    ])
  })

  it('refuses sound, a broken file and only warns of one in the making', () => {
    const draft = GOOD[network]
    const file = { ...clip(), kind: 'audio' as const }
    expect(codes(network, { ...draft, media: [file] })).toContain('media_kind')
    const [first = clip()] = draft.media ?? [picture()]
    const broken = { ...draft, media: [{ ...first, state: 'failed' as const }] }
    expect(codes(network, broken)).toContain('media_broken')
    const making = { ...draft, media: [{ ...first, state: 'processing' as const }] }
    expect(codes(network, making)).toContain('media_processing')
    expect(check(network, making).filter(({ level }) => level === 'error')).toEqual([])
  })

  it('says only Russian sentences with numbers that don’t break', () => {
    const worst = check(network, {
      text: 'щ<'.repeat(6000),
      media: Array.from({ length: 40 }, () => picture({ width: 4000, height: 100, altText: '' })),
      settings: { title: 'з'.repeat(200), boardId: 'дом', chain: ['', 'я'.repeat(5000)] },
    })
    expect(worst.length).toBeGreaterThan(0)
    for (const { message } of worst) {
      expect(message).toMatch(STARTS)
      expect(message).not.toMatch(/undefined|NaN|null|\d \d|!/)
    }
  })
})

it('needs replies’ scopes only for replies', () => {
  const account = accountOf(null, { missingScopes: ['threads_manage_replies'] })
  expect(codes('threads', {}, account)).toEqual([])
  expect(codes('threads', { settings: { chain: ['ещё'] } }, account)).toEqual(['scope_missing'])
})

it('counts the label and the marks of links', () => {
  const text = 'щ'.repeat(290)
  expect(codes('bluesky', { text })).toEqual([])
  expect(codes('bluesky', { text, erid: '2Vtzqx' })).toEqual(['text_long'])
  const link = `${'щ'.repeat(260)} https://a.example/x`
  const utm = { source: 'kadr', medium: 'social', campaign: 'x' }
  expect(codes('bluesky', { text: link })).toEqual([])
  expect(codes('bluesky', { text: link, utm })).toEqual(['text_long'])
})

it('asks who advertises and checks the tax number', () => {
  const advertiser = { name: 'ООО «Полдень»', inn: '7707083892' }
  expect(codes('telegram', { erid: '2Vtz', advertiser: null })).toEqual(['advertiser_missing'])
  expect(codes('telegram', { erid: '2Vtz', advertiser })).toEqual(['inn_wrong'])
  expect(codes('telegram', { erid: '', advertiser })).toEqual([])
})

describe('Threads', () => {
  it.each([
    ['я'.repeat(500), true],
    ['я'.repeat(501), false],
    [`${'я'.repeat(496)}🔥`, true],
    [`${'я'.repeat(497)}🔥`, false],
    [FAMILY.repeat(20), true],
    [`${FAMILY.repeat(20)}а`, false],
  ])('counts letters as one and emoji as bytes', (text, isFine) => {
    expect(codes('threads', { text })).toEqual(isFine ? [] : ['text_long'])
  })

  it('takes five links and not six', () => {
    const links = (count: number) => 'https://a.example/x '.repeat(count)
    expect(codes('threads', { text: links(5) })).toEqual([])
    expect(codes('threads', { text: links(6) })).toEqual(['too_many_links'])
  })

  it('checks every text of a chain', () => {
    expect(check('threads', { settings: { chain: ['да', '', 'я'.repeat(501)] } })).toMatchObject([
      { code: 'chain_long', field: 'settings.chain.2' },
      { code: 'chain_blank', field: 'settings.chain.1' },
    ])
  })

  it('refuses a topic with a dot', () => {
    expect(codes('threads', { settings: { topicTag: 'a.b' } })).toEqual(['topic_forbidden'])
  })
})

it('counts graphemes and bytes of Bluesky', () => {
  expect(codes('bluesky', { text: FAMILY.repeat(120) })).toEqual([])
  const [long] = check('bluesky', { text: FAMILY.repeat(121) })
  expect(long && breaking(long.message)).toBe(
    'Текст для Bluesky — до 3 000 байт, сейчас 3 025: сократите на 25 байт',
  )
})

describe('Pinterest', () => {
  const boards = [{ id: '12', name: 'Дом' }]
  const pin = (settings: TargetDraft['settings'], options = accountOf({ boards })) =>
    codes('pinterest', { media: [picture()], settings }, options)

  it('needs a board that is there', () => {
    expect(pin({})).toEqual(['board_required'])
    expect(pin({ boardId: null })).toEqual(['board_required'])
    expect(pin({ boardId: 'Дом' })).toEqual(['board_unknown'])
    expect(pin({ boardId: '13' })).toEqual(['board_unknown'])
    expect(pin({ boardId: '12' })).toEqual([])
    expect(pin({ boardId: '13' }, accountOf())).toEqual([])
  })

  it('needs pictures of one size in a carousel, or leave to crop them', () => {
    const media = [picture(), picture({ width: 900 })]
    const settings = { boardId: '12' }
    expect(codes('pinterest', { media, settings })).toEqual(['media_sizes_differ'])
    expect(codes('pinterest', { media, settings: { ...settings, isCropped: true } })).toEqual([])
  })

  it('refuses a link that is no address and a post without media', () => {
    expect(pin({ boardId: '12', link: 'a.example' })).toEqual(['link_broken'])
    expect(codes('pinterest', { settings: { boardId: '12' } })).toEqual(['media_required'])
  })
})

describe('TikTok', () => {
  const levels = ['PUBLIC_TO_EVERYONE', 'SELF_ONLY']
  const post = (
    settings: TargetDraft['settings'],
    more: { media?: TargetDraft['media']; account?: PreflightAccount } = {},
  ) =>
    codes(
      'tiktok',
      { media: more.media ?? [clip()], settings },
      more.account ?? accountOf({ privacyLevels: levels, maxVideoSeconds: 60 }),
    )

  it('wants the privacy chosen, and one the account has', () => {
    expect(post({})).toEqual(['privacy_required'])
    expect(post({ privacy: 'FOLLOWER_OF_CREATOR' })).toEqual(['privacy_unavailable'])
    expect(post({ privacy: 'SELF_ONLY' })).toEqual([])
  })

  it('leaves a draft to the person', () => {
    expect(post({ mode: 'draft' })).toEqual([])
  })

  it('refuses a partner’s advertisement only for oneself and one without a brand', () => {
    expect(post({ privacy: 'SELF_ONLY', isBrandContent: true })).toEqual(['brand_content_private'])
    const privacy = 'PUBLIC_TO_EVERYONE'
    expect(post({ privacy, isCommercial: true })).toEqual(['brand_required'])
    expect(post({ privacy, isCommercial: true, isOwnBrand: true })).toEqual([])
  })

  it('has no duet and stitch for photos and none the account switched off', () => {
    const settings = { privacy: 'SELF_ONLY', canDuet: true, canStitch: true, canComment: true }
    expect(post(settings, { media: [picture()] })).toEqual([
      'switch_for_photos',
      'switch_for_photos',
    ])
    const account = accountOf({ isCommentOff: true, isDuetOff: true })
    expect(post(settings, { account })).toEqual(['switch_off', 'switch_off'])
    expect(post(settings)).toEqual([])
  })

  it('holds a video to what the account may', () => {
    expect(post({ privacy: 'SELF_ONLY' }, { media: [clip({ durationSeconds: 61 })] })).toEqual([
      'video_long_for_account',
    ])
  })

  it('refuses too short, too long and too small videos', () => {
    const settings = { privacy: 'SELF_ONLY' }
    const of = (more: Parameters<typeof clip>[0]) =>
      post(settings, { media: [clip(more)], account: accountOf() })
    expect(of({ durationSeconds: 2 })).toEqual(['video_short'])
    expect(of({ durationSeconds: 601 })).toEqual(['video_long'])
    expect(of({ width: 320, height: 640 })).toEqual(['video_sides'])
  })
})

describe('YouTube', () => {
  it('takes the title from the first line and says when it is cut', () => {
    expect(codes('youtube', { text: 'щ'.repeat(100), media: [clip()] })).toEqual([])
    expect(codes('youtube', { text: 'щ'.repeat(101), media: [clip()] })).toEqual(['title_cut'])
    expect(codes('youtube', { text: '', media: [clip()] })).toEqual(['title_required'])
    const settings = { title: 'Заголовок' }
    expect(codes('youtube', { text: '', media: [clip()], settings })).toEqual([])
  })

  it('refuses angle brackets, a long title, a picture and two videos', () => {
    expect(codes('youtube', { text: 'a > b', media: [clip()] })).toEqual(['text_forbidden'])
    const settings = { title: `<${'щ'.repeat(100)}` }
    expect(codes('youtube', { media: [clip()], settings })).toEqual([
      'title_long',
      'title_forbidden',
    ])
    expect(codes('youtube', { media: [picture()] })).toEqual(['media_kind'])
    expect(codes('youtube', { media: [clip(), clip()] })).toEqual(['media_too_many'])
  })
})

it('knows the playlists of YouTube, and that a video without viewers has no comments', () => {
  const account = accountOf({ playlists: [{ id: 'PL1', name: 'Рецепты' }] })
  const film = (settings: TargetDraft['settings']) =>
    codes('youtube', { text: 'Кадр', media: [clip()], settings }, account)
  expect(film({ playlistId: 'PL1' })).toEqual([])
  expect(film({ playlistId: 'PL2' })).toEqual(['playlist_unknown'])
  expect(film({ firstComment: 'Ссылка', opensAfterHours: 3 })).toEqual(['comment_private'])
  expect(film({ firstComment: 'Ссылка', opensAfterHours: 0 })).toEqual([])
})

const tags = (count: number) => Array.from({ length: count }, (_, at) => `#тег${at}`).join(' ')

it('warns about a sixth hashtag in TikTok and lets the post go', () => {
  const post = (count: number) => check('tiktok', { ...GOOD.tiktok, text: tags(count) })
  expect(post(5)).toEqual([])
  expect(post(6)).toMatchObject([{ level: 'warning', code: 'many_hashtags', field: 'text' }])
})

describe('Instagram', () => {
  it('takes five hashtags as its app does, warns up to 30 and refuses 31', () => {
    expect(codes('instagram', { text: tags(5), media: [picture()] })).toEqual([])
    expect(codes('instagram', { text: tags(30), media: [picture()] })).toEqual(['many_hashtags'])
    expect(codes('instagram', { text: tags(31), media: [picture()] })).toEqual([
      'too_many_hashtags',
    ])
  })

  it.each([
    ['reel', [picture()], ['format_mismatch']],
    ['reel', [clip()], []],
    ['carousel', [picture()], ['format_mismatch']],
    ['carousel', [picture(), clip({ width: 1080, height: 1080 })], []],
    ['post', [clip()], ['format_mismatch']],
    ['story', [picture(), picture()], ['media_too_many', 'text_unseen']],
    ['auto', [picture(), picture({ height: 1200 })], ['carousel_cropped']],
  ] as const)('as %s of given files says %j', (format, media, expected) => {
    expect(codes('instagram', { media: [...media], settings: { format } })).toEqual(expected)
  })

  it('refuses a picture that is too tall until it may be cropped', () => {
    const media = [picture({ height: 1920 })]
    const [problem] = check('instagram', { media })
    expect(problem).toMatchObject({ code: 'media_aspect', field: 'media.0', fixes: ['crop'] })
    expect(problem && breaking(problem.message)).toBe(
      'Фото: Instagram принимает стороны от 4:5 до 1,91:1, у файла 9:16',
    )
    expect(codes('instagram', { media, settings: { isCropped: true } })).toEqual([])
  })
})

it('warns when the network takes no more posts today', () => {
  expect(codes('threads', {}, accountOf({ postsLeft: 0 }))).toEqual(['quota_spent'])
})

it('asks once for descriptions of pictures where the network shows them', () => {
  const media = [picture({ altText: '' }), picture({ altText: ' ' })]
  expect(codes('bluesky', { media })).toEqual(['alt_text_missing'])
  expect(codes('telegram', { media })).toEqual([])
})
