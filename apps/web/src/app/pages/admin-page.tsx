import { useLocation } from '@tanstack/react-router'
import { AdminPage } from '../../features/operations/admin/admin-page.tsx'
import { pageNotFound } from '../../platform/page/page-error.ts'
import { NotFoundPage } from '../error-pages/not-found-page.tsx'

export default function AdminRoute() {
  const { pathname } = useLocation()
  return <AdminPage notFound={<NotFoundPage message={pageNotFound(pathname).message} />} />
}
