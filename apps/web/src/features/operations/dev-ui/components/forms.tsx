import { useState } from 'react'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { Specimen, SpecimenGrid } from './specimen.tsx'

const ZONES = [
  { value: 'Europe/Kaliningrad', label: 'Калининград, UTC+2' },
  { value: 'Europe/Moscow', label: 'Москва, UTC+3' },
  { value: 'Asia/Vladivostok', label: 'Владивосток, UTC+10' },
]

const PERIODS = [
  { value: 'monthly', label: 'Помесячно' },
  { value: 'annually', label: 'За год', note: '−20\u00a0%' },
] as const

export function Forms() {
  const [period, setPeriod] = useState<'monthly' | 'annually'>('annually')
  return (
    <SpecimenGrid>
      <Specimen name="Поле с подсказкой">
        <Field label="Имя" hint="Так вас увидит команда" isRequired>
          <TextInput defaultValue="Анна" autoComplete="off" />
        </Field>
      </Specimen>
      <Specimen name="Поле с ошибкой">
        <Field label="Почта" error="Проверьте адрес: не хватает знака @">
          <TextInput type="email" defaultValue="anna.example.ru" autoComplete="off" />
        </Field>
      </Specimen>
      <Specimen name="Выключено и только чтение">
        <Field label="Тариф">
          <TextInput disabled defaultValue="Creator" />
        </Field>
        <Field label="Номер заказа">
          <TextInput readOnly defaultValue="A-1042" />
        </Field>
      </Specimen>
      <Specimen name="Список">
        <Field label="Часовой пояс">
          <Select options={ZONES} defaultValue="Europe/Moscow" />
        </Field>
        <Field label="Пространство">
          <Select options={[]} placeholder="Пока нет ни одного" disabled />
        </Field>
      </Specimen>
      <Specimen name="Длинный текст">
        <Field label="Текст поста" hint="До 2 200 знаков">
          <Textarea placeholder="О чём расскажете" />
        </Field>
      </Specimen>
      <Specimen name="Выбор">
        <Switch label="Сообщать в Telegram" hint="О вышедших и не вышедших постах" defaultChecked />
        <Switch label="Тихие часы" />
        <Switch label="Недоступно в вашем тарифе" disabled />
        <Checkbox label="Получать письма о новом" hint="Не чаще раза в месяц" defaultChecked />
        <Checkbox label="Соглашаюсь на обработку данных" />
        <Checkbox label="Недоступно" disabled />
        <Segmented label="Оплата" options={PERIODS} value={period} onValueChange={setPeriod} />
      </Specimen>
    </SpecimenGrid>
  )
}
