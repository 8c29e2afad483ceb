import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConflictDialog } from '../../../../documents/conflict-dialog.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog, DialogClose } from '../../../../ui/overlays/dialog.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../../../ui/overlays/menu.tsx'
import { Specimen, SpecimenGrid, SpecimenRow } from './specimen.tsx'

const SPACES = [
  { value: 'anna', label: 'Студия Анны' },
  { value: 'shop', label: 'Кофейня на Покровке' },
]

function ConfirmSpecimen() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <ConfirmDialog
      title="Удалить рилс?"
      text="Черновик и собранное видео исчезнут. Вернуть их не получится."
      confirmLabel="Удалить"
      isDanger
      trigger={<Button variant="danger">Удалить рилс</Button>}
      open={isOpen}
      onOpenChange={setIsOpen}
      onConfirm={() => setIsOpen(false)}
    />
  )
}

const CONFLICT = {
  title: 'Пост изменили, пока вы писали',
  text: 'Ваш текст цел. Решите, какой оставить.',
}

function ConflictSpecimen() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Сравнить правки
      </Button>
      {isOpen ? (
        <ConflictDialog
          texts={CONFLICT}
          pairs={[{ theirs: <p>Завтра печём с шести.</p>, mine: <p>Завтра печём с семи.</p> }]}
          apart={{ label: 'Сохранить отдельно', onApart: close }}
          onKeepMine={close}
          onAcceptTheirs={close}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function MenuSpecimen() {
  const [space, setSpace] = useState('anna')
  return (
    <Menu
      align="start"
      trigger={
        <IconButton
          label="Действия"
          variant="secondary"
          icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
        />
      }
    >
      <MenuItem icon={<Pencil aria-hidden="true" className="size-5" />}>Изменить</MenuItem>
      <MenuItem icon={<Copy aria-hidden="true" className="size-5" />} isDisabled>
        Сделать копию
      </MenuItem>
      <MenuItem asChild>
        <a href="#overlays">Открыть по ссылке</a>
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Рабочее пространство"
        value={space}
        options={SPACES}
        onValueChange={setSpace}
      />
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" className="size-5" />} isDanger>
        Удалить
      </MenuItem>
    </Menu>
  )
}

export const Overlays = () => (
  <SpecimenGrid>
    <Specimen name="Окно: на телефоне выезжает снизу">
      <SpecimenRow>
        <Dialog
          title="Новое пространство"
          description="У каждого свои посты, подключения и люди."
          trigger={<Button variant="secondary">Создать пространство</Button>}
          footer={
            <>
              <DialogClose>
                <Button variant="ghost">Отмена</Button>
              </DialogClose>
              <DialogClose>
                <Button>Создать</Button>
              </DialogClose>
            </>
          }
        >
          <Field label="Название">
            <TextInput />
          </Field>
        </Dialog>
        <ConfirmSpecimen />
        <ConflictSpecimen />
        <MenuSpecimen />
      </SpecimenRow>
    </Specimen>
    <Specimen name="Уведомления">
      <SpecimenRow>
        <Button variant="secondary" onClick={() => notify.success('Изменения сохранены')}>
          Удача
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify.info('Пост перенесён', { action: { label: 'Отменить', onClick: () => {} } })
          }
        >
          С отменой
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            notify.error('Не удалось сохранить', { text: 'Проверьте связь и повторите.' })
          }
        >
          Ошибка
        </Button>
      </SpecimenRow>
    </Specimen>
  </SpecimenGrid>
)
