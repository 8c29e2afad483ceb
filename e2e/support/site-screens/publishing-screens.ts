import type { Page } from '@playwright/test'
import { chooseAccounts, textOf } from '../posts.ts'
import { openSheets } from '../sheets.ts'
import { dialogOf, mainOf, type SiteScreens, scrollTo } from './site-screen.ts'

const TEXT =
  'Открыли печь после обжига: 42 чашки, и ни одной трещины. Завтра покажем, какая глазурь получилась самой удачной.'
/** From here on the composer has its preview beside the form. */
const WITH_PREVIEW = { width: 1320, height: 880 }

type Files = { kind: 'Фото' | 'Видео'; count: number }

const addFiles = async (page: Page, { kind, count }: Files) => {
  await page.getByRole('button', { name: 'Добавить файлы' }).click()
  const picker = dialogOf(page)
  await picker.getByRole('radio', { name: kind }).click()
  for (let index = 1; index <= count; index += 1) {
    const name = kind === 'Фото' ? `Выбрать «Картинки для постов — ${index}.jpg»` : /\.mp4»$/
    await picker.getByRole('button', { name }).first().click()
  }
  await picker.getByRole('button', { name: `Добавить: ${count}` }).click()
  await picker.waitFor({ state: 'hidden' })
}

const compose = async (page: Page, networks: readonly string[]) => {
  // What an earlier picture left in the composer.
  const afresh = page.getByRole('button', { name: 'Начать заново' })
  if (await afresh.isVisible()) await afresh.click()
  await chooseAccounts(page, networks)
  await textOf(page).fill(TEXT)
}

/** With a file, or the network has nothing to ask about. */
const composeFor = async (page: Page, network: string, files: Files) => {
  await compose(page, [network])
  await addFiles(page, files)
  const settings = page.getByRole('button', { name: new RegExp(`${network}`), expanded: false })
  if (await settings.isVisible()) await settings.click()
}

const VIDEO: Files = { kind: 'Видео', count: 1 }

const connect = (network: string) => (page: Page) =>
  page.getByRole('button', { name: `Подключить ${network}`, exact: true }).click()

const openPost = (words: string) => async (page: Page) => {
  await page.getByRole('link', { name: words }).first().click()
  await page.getByRole('dialog', { name: 'Пост' }).waitFor()
}

/** Accounts are switched on where it was not done before; a question that waits is opened. */
const openThread = async (page: Page) => {
  await page.goto('/inbox/accounts')
  const accounts = page.getByRole('switch')
  await accounts.first().waitFor()
  for (const account of await accounts.all()) {
    if (!(await account.isChecked())) await account.click()
  }
  await page.goto('/inbox?tab=waiting&question=yes')
  const rows = page.getByRole('list', { name: 'Переписки' }).getByRole('listitem')
  await rows
    .filter({ hasText: 'Можно рецепт текстом' })
    .first()
    .getByRole('link')
    .click({ timeout: 120_000 })
  await page.getByRole('log', { name: 'Сообщения' }).waitFor()
}

export const PUBLISHING_SCREENS: SiteScreens = {
  inbox: { path: '/inbox', prepare: openThread, viewport: { width: 1440, height: 900 } },
  calendar: { path: '/calendar' },
  posts: { path: '/posts' },
  'posts-approval': { path: '/posts?state=pending_approval', part: mainOf },
  'posts-import': {
    path: '/posts',
    prepare: (page) => page.getByRole('button', { name: 'Импорт из CSV' }).click(),
    part: dialogOf,
  },
  'posts-sheets': {
    path: '/posts',
    prepare: async (page) => {
      const dialog = await openSheets(page)
      await dialog.getByRole('button', { name: 'Сравнить' }).click()
      await dialog.getByText('Без изменений').waitFor()
    },
    part: dialogOf,
  },
  'post-unanswered': {
    path: '/posts?q=Завтра мастерская закрыта',
    prepare: openPost('Завтра мастерская закрыта'),
    part: dialogOf,
  },
  'post-by-hand': {
    path: '/posts?q=Музыку к этому кадру',
    prepare: async (page) => {
      await openPost('Музыку к этому кадру')(page)
      await dialogOf(page).getByText('Опубликуйте сами').waitFor()
    },
    part: dialogOf,
  },
  'publisher-settings': {
    path: '/posts/settings',
    prepare: (page) =>
      page.getByLabel('Аккаунт', { exact: true }).selectOption({ label: 'YouTube: Студия «Кадр»' }),
    part: mainOf,
  },
  connections: { path: '/connections' },
  'connections-sign-in': {
    path: '/connections',
    prepare: (page) =>
      scrollTo(page.getByRole('article').filter({ hasText: 'Нужен новый вход' }).first()),
    part: mainOf,
  },
  'connect-telegram': { path: '/connections', prepare: connect('Telegram'), part: dialogOf },
  'connect-max': { path: '/connections', prepare: connect('MAX'), part: dialogOf },
  'connect-vk': {
    path: '/connections',
    prepare: async (page) => {
      await connect('VK')(page)
      await dialogOf(page).getByRole('button', { name: 'Ключом сообщества' }).click()
    },
    part: dialogOf,
    // Above it stand the communities of the sandbox.
    from: (page) => dialogOf(page).getByText('Адрес сообщества', { exact: true }),
    viewport: { width: 1200, height: 1000 },
  },
  'connect-instagram': { path: '/connections', prepare: connect('Instagram'), part: dialogOf },
  'connect-bluesky': {
    path: '/connections',
    prepare: connect('Bluesky'),
    part: dialogOf,
    // Above it stand the people of the sandbox.
    from: (page) => dialogOf(page).getByText('Имя в Bluesky', { exact: true }),
  },
  composer: {
    path: '/posts/new',
    part: mainOf,
    viewport: WITH_PREVIEW,
    prepare: async (page) => {
      await compose(page, ['Telegram', 'Threads', 'Bluesky'])
      await addFiles(page, { kind: 'Фото', count: 1 })
      await scrollTo(page.getByRole('group', { name: 'Куда публикуем' }))
    },
  },
  'composer-telegram': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await compose(page, ['Telegram', 'Bluesky', 'Threads'])
      await scrollTo(page.getByRole('group', { name: 'Куда публикуем' }))
    },
  },
  'composer-tiktok': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await composeFor(page, 'TikTok', VIDEO)
      await scrollTo(page.getByRole('radiogroup', { name: 'Как отправить' }))
    },
  },
  'composer-tiktok-draft': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await composeFor(page, 'TikTok', VIDEO)
      await page.getByRole('radio', { name: 'В черновики TikTok' }).click()
      await scrollTo(page.getByRole('heading', { name: 'По сетям' }))
    },
  },
  'composer-tiktok-photos': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await composeFor(page, 'TikTok', { kind: 'Фото', count: 3 })
      await scrollTo(page.getByText('Фото и видео', { exact: true }))
    },
  },
  'composer-tiktok-refused': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await composeFor(page, 'TikTok', VIDEO)
      await page.getByRole('button', { name: 'Запланировать' }).click()
      await scrollTo(page.getByText('Выберите, кто увидит публикацию в TikTok').first())
    },
  },
  'composer-youtube': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await composeFor(page, 'YouTube', VIDEO)
      await scrollTo(page.getByRole('heading', { name: 'По сетям' }))
    },
  },
  'composer-snippets': {
    path: '/posts/new',
    part: mainOf,
    viewport: WITH_PREVIEW,
    prepare: async (page) => {
      await compose(page, ['Telegram'])
      await textOf(page).press('End')
      await textOf(page).pressSequentially(' /')
      await page.getByRole('listbox', { name: 'Заготовки' }).waitFor()
      await scrollTo(page.getByText('Текст', { exact: true }).first())
    },
  },
  'composer-labels': {
    path: '/posts/new',
    part: mainOf,
    prepare: async (page) => {
      await compose(page, ['Telegram'])
      await page.getByRole('switch', { name: 'Добавлять UTM-метки к ссылкам' }).click()
      await page.getByLabel('Маркировка рекламы (erid)').fill('2VtzqvErTz1')
      await page.getByLabel('Рекламодатель').fill('ООО «Полдень»')
      await scrollTo(page.getByRole('heading', { name: 'Метки и реклама' }))
    },
  },
}
