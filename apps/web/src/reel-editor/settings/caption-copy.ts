/** Captions of spoken words, in every editor that has them. */
export const captionCopy = {
  byStyle: 'Как в стиле',
  style: 'Субтитры',
  styles: {
    karaoke: 'Караоке',
    words: 'По одному слову',
    line: 'Строкой',
    none: 'Без субтитров',
  },
  preset: 'Вид текста',
  position: 'Место',
  positions: { top: 'Сверху', center: 'В центре', bottom: 'Снизу' },
} as const
