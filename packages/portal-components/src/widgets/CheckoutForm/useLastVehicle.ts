import { usePortal } from '../../portal/PortalContext'

/** The vehicle of the customer's last order. Use it to price a delivery where the form asks for none. */
export function useLastVehicle() {
  const { client, session } = usePortal()
  const user = session.status === 'signedIn' ? session.session.username : ''
  const name = `vehicle:${encodeURIComponent(user)}`
  return {
    read: () => client.storage.get(name),
    keep: (vehicleTypeId: string) => {
      if (vehicleTypeId) client.storage.set(name, vehicleTypeId)
    },
  }
}
