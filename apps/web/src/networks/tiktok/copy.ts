/** Texts required by TikTok's rules are kept together, so that they can be compared with the rules. */
export const copy = {
  publishesAs: 'Публикуется в аккаунт',
  loading: 'Спрашиваем TikTok об аккаунте',
  failed: 'TikTok не ответил, поэтому выбрать, кто увидит пост, пока нельзя.',
  retry: 'Повторить',
  mode: 'Как отправить',
  direct: 'Сразу в ленту',
  draft: 'В черновики TikTok',
  draftHint: 'TikTok пришлёт уведомление: вы допишете пост в его приложении и выпустите сами.',
  privacy: 'Кто увидит',
  privacyPlaceholder: 'Выберите, кто увидит',
  brandNotPrivate: 'Пост с партнёрской рекламой нельзя показать только себе.',
  allow: 'Разрешить зрителям',
  comment: 'Комментировать',
  duet: 'Снимать дуэты',
  stitch: 'Делать сшивки',
  turnedOff: 'Выключено в настройках аккаунта TikTok',
  disclosure: 'Это реклама',
  disclosureHint:
    'Включите, если пост продвигает вас, ваш бренд, товар, услугу или другую компанию.',
  ownBrand: 'Ваш бренд',
  ownBrandHint: 'Вы продвигаете себя или свой бизнес.',
  brandContent: 'Партнёрство с брендом',
  brandContentHint: 'Вы продвигаете другой бренд или третью сторону.',
  chooseBrand: 'Укажите, что именно продвигает пост: ваш бренд, другой бренд или оба.',
  labelOwn: 'Пост получит отметку «Рекламный контент».',
  labelPaid: 'Пост получит отметку «Оплачиваемое партнёрство».',
  ai: 'Создано с помощью ИИ',
  photoTitle: 'Заголовок карусели',
  music: 'Подобрать музыку автоматически',
  consentStart: 'Публикуя, вы принимаете',
  musicPolicy: 'Подтверждение об использовании музыки TikTok',
  brandPolicy: 'Правила брендированного контента',
  and: 'и',
  wait: 'После публикации TikTok может обрабатывать пост несколько минут.',
} as const

export const PRIVACY_NAME: Readonly<Record<string, string>> = {
  PUBLIC_TO_EVERYONE: 'Все',
  MUTUAL_FOLLOW_FRIENDS: 'Друзья: взаимные подписки',
  FOLLOWER_OF_CREATOR: 'Подписчики',
  SELF_ONLY: 'Только я',
}

export const MUSIC_POLICY_URL =
  'https://www.tiktok.com/legal/page/global/music-usage-confirmation/en'
export const BRAND_POLICY_URL = 'https://www.tiktok.com/legal/page/global/bc-policy/en'
