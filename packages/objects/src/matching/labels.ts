import { catalogue } from '../catalogue.ts'
import { createPhraseBook } from './phrase-book.ts'

/** One-word labels with another meaning in texts of small businesses. */
const FALSE_FRIENDS = new Set(
  `взрыв розетка масло кит крыло раковина молния пики червы бубны трефы маски труба цилиндр слайдер
  диск посадка мате компрессор бочка кресло замок сверчок мышь пешка корзина вилка мигалка входящие
  исходящие регуляторы слайдер жар думает спит мерзнет сердится глаза следы страница меридианы
  щиколотка гусеница веер туман восход циклон комета взлет стадион бирка щит крестик утилизация
  блестки кирка лама орел баран осел утка веточка дома`.split(/\s+/),
)

const ONE_WORD = /^[а-я]+$/u

/** Objects by their one-word label: animals, food, instruments that are in no list. */
export const labels = createPhraseBook(
  catalogue.flatMap(({ name, label }) => {
    const word = label.toLowerCase().replaceAll('ё', 'е')
    if (!ONE_WORD.test(word) || FALSE_FRIENDS.has(word)) return []
    return [{ words: [word], value: name }]
  }),
)
