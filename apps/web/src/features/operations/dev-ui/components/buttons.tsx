import { Bell, Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Tooltip } from '../../../../ui/overlays/tooltip.tsx'
import { Specimen, SpecimenGrid, SpecimenRow } from './specimen.tsx'

const plus = <Plus aria-hidden="true" className="size-5" />

export const Buttons = () => (
  <SpecimenGrid>
    <Specimen name="Виды">
      <SpecimenRow>
        <Button>Сохранить</Button>
        <Button variant="secondary">Изменить</Button>
        <Button variant="soft">Создать рилс</Button>
        <Button variant="ghost">Отмена</Button>
        <Button variant="danger">Удалить</Button>
        <Button variant="text">Подробнее</Button>
      </SpecimenRow>
    </Specimen>
    <Specimen name="Состояния">
      <SpecimenRow>
        <Button isLoading>Сохраняем</Button>
        <Button disabled>Сохранить</Button>
        <Button variant="secondary" isLoading>
          Проверяем
        </Button>
        <Button variant="secondary" disabled>
          Изменить
        </Button>
        <Button icon={plus}>Подключить аккаунт</Button>
      </SpecimenRow>
    </Specimen>
    <Specimen name="Размеры">
      <SpecimenRow>
        <Button size="sm">Маленькая</Button>
        <Button size="md">Обычная</Button>
        <Button size="lg">Большая</Button>
      </SpecimenRow>
      <Button isFullWidth>Во всю ширину</Button>
    </Specimen>
    <Specimen name="Значок, ссылка, ожидание">
      <SpecimenRow>
        <Tooltip label="Уведомления">
          <IconButton
            label="Уведомления"
            variant="secondary"
            icon={<Bell aria-hidden="true" className="size-5" />}
          />
        </Tooltip>
        <IconButton label="Создать" variant="primary" icon={plus} />
        <IconButton label="Удалить" icon={<Trash2 aria-hidden="true" className="size-5" />} />
        <LinkButton href="#buttons">Ссылка</LinkButton>
        <LinkButton href="#buttons" variant="text">
          Ссылка в тексте
        </LinkButton>
        <Spinner label="Загружаем" />
      </SpecimenRow>
    </Specimen>
  </SpecimenGrid>
)
