import type { BusinessFact, FactKind } from '@kadr/contract/library/business'
import {
  Box,
  CalendarCheck,
  CircleHelp,
  Clock,
  FileText,
  Globe,
  Info,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Package,
  ReceiptText,
  RussianRuble,
  ShieldCheck,
  Sparkles,
  Store,
  UserRound,
  UsersRound,
} from 'lucide-react'

export const KIND_ICONS: Readonly<Record<FactKind, LucideIcon>> = {
  about: Store,
  audience: UsersRound,
  address: MapPin,
  hours: Clock,
  booking: CalendarCheck,
  price: RussianRuble,
  included: Package,
  term: ReceiptText,
  guarantee: ShieldCheck,
  result: Sparkles,
  question: CircleHelp,
  other: Info,
}

export const SOURCE_ICONS: Readonly<Record<BusinessFact['source'], LucideIcon>> = {
  person: UserRound,
  answer: MessageCircleQuestion,
  product: Box,
  post: FileText,
  site: Globe,
}
