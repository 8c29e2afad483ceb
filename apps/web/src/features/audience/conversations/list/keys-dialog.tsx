import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { Key } from '../answer/key-hints.tsx'

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['J'], does: 'Следующая переписка' },
  { keys: ['K'], does: 'Предыдущая' },
  { keys: ['R'], does: 'Ответить' },
  { keys: ['Ctrl', 'Enter'], does: 'Отправить ответ' },
  { keys: ['G'], does: 'Предложить ответ' },
  { keys: ['1', '2', '3'], does: 'Взять предложенный ответ, пока поле пустое' },
  { keys: ['E'], does: 'Готово, открыть следующую' },
  { keys: ['S'], does: 'Отложить' },
  { keys: ['A'], does: 'Взять себе' },
  { keys: ['H'], does: 'Скрыть' },
  { keys: ['X'], does: 'Выбрать несколько' },
  { keys: ['/'], does: 'Поиск' },
  { keys: ['Esc'], does: 'Выйти из поля' },
  { keys: ['?'], does: 'Эта справка' },
]

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      title="Клавиши"
      description="Работают в любой раскладке, пока вы не пишете в поле."
      onOpenChange={onClose}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
        {KEYS.map(({ keys, does }) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd className="text-label">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
