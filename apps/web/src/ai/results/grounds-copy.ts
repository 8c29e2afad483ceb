import type { FactSource } from '@kadr/contract/library/business'

export const FACT_SOURCE_NAME: Readonly<Record<FactSource, string>> = {
  person: 'Из «О деле»',
  answer: 'Из прошлого ответа',
  product: 'Из «Продуктов»',
  post: 'Из поста',
  site: 'С вашего сайта',
}

export const groundsCopy = {
  why: (count: number) =>
    count === 1
      ? 'Проверьте число: его написала нейросеть, в ваших словах и в «О деле» его нет.'
      : 'Проверьте числа: их написала нейросеть, в ваших словах и в «О деле» их нет.',
  confirm: 'Верно',
  confirmOf: (number: string) => `${number}: верно`,
  edit: 'Изменить',
  facts: 'Откуда факты',
  said: ({ text, source, day }: { text: string; source: string; day: string }) =>
    `${source}, ${day}: ${text}`,
}
