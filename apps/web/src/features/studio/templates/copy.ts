import { countOf } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'

const FIELDS = ['поле', 'поля', 'полей'] as const
const FILES = ['файл', 'файла', 'файлов'] as const

export const copy = {
  title: 'Мои шаблоны',
  subtitle: 'Рилсы по одному образцу',
  toReels: 'К рилсам',
  brand: 'Бренд',
  all: 'Все виды',
  kind: 'Вид рилса',
  loading: 'Загружаем шаблоны',
  failed: 'Шаблоны не загрузились',
  empty: {
    title: 'Шаблонов пока нет',
    text: 'Откройте любой рилс и нажмите «Сохранить как шаблон»: отметите, что спрашивать в следующий раз, остальное останется как есть.',
    of: (kind: string) => `Шаблонов вида ${quote(kind)} пока нет`,
  },
  use: 'Собрать рилс',
  menu: (name: string) => `Действия с шаблоном ${quote(name)}`,
  edit: 'Изменить',
  delete: 'Удалить',
  asks: ({ words, files }: { words: number; files: number }) =>
    `Спросит ${[
      words > 0 ? countOf({ count: words, forms: FIELDS }) : '',
      files > 0 ? countOf({ count: files, forms: FILES }) : '',
    ]
      .filter(Boolean)
      .join(' и ')}`,
  settings: {
    saveTitle: 'Сохранить как шаблон',
    saveText:
      'Отметьте, что спрашивать в каждом новом рилсе. Остальное останется таким, как здесь.',
    editTitle: 'Шаблон',
    name: 'Название шаблона',
    asks: 'Спрашивать',
    words: 'Слова',
    files: 'Фото и видео',
    noFile: 'пусто',
    all: 'Отметить всё',
    none: 'Снять всё',
    usesBrand: 'Бренд пространства',
    usesBrandHint:
      'Логотип, цвета и шрифты возьмутся те, что будут в бренде тогда. Иначе — как в этом рилсе.',
    save: 'Сохранить шаблон',
    saved: 'Шаблон сохранён',
    changed: 'Шаблон изменён',
    failed: 'Шаблон не сохранился',
    gone: 'Такого рилса нет: возможно, его удалили.',
  },
  making: {
    title: (name: string) => `Рилс по шаблону ${quote(name)}`,
    name: 'Название рилса',
    lines: 'Каждая строка — отдельный пункт',
    was: (text: string) => `В шаблоне: ${text}`,
    noFile: 'Останется без файла',
    make: 'Собрать рилс',
    failed: 'Рилс не собрался',
    gone: 'Такого шаблона нет: возможно, его удалили.',
    loading: 'Загружаем шаблон',
  },
  deletion: {
    title: 'Удалить шаблон?',
    text: 'Рилсы, собранные по нему, останутся. Правила автоматизации, которые его берут, остановятся и скажут об этом.',
    done: 'Шаблон удалён',
    failed: 'Удалить не удалось',
  },
}
