import type { Database } from '../database/database.ts'
import type { SeedData } from './Seed.ts'

/** Fills the tables of branches, places, vehicles and delivery prices. */
export function seedDelivery(database: Database, data: SeedData): void {
  for (const branch of data.branches) {
    database.run('INSERT INTO branches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
      branch.id,
      branch.name,
      branch.address1,
      branch.address2,
      branch.address3,
      branch.phone,
      branch.latitude,
      branch.longitude,
      Number(branch.isOrdering),
      Number(branch.isListed),
    ])
  }
  for (const { id, name } of data.states) database.run('INSERT INTO states VALUES (?, ?)', [id, name])
  for (const { id, description } of data.vehicles) {
    database.run('INSERT INTO vehicles VALUES (?, ?)', [id, description])
  }
  for (const { name, description, isDelivery } of data.despatchMethods) {
    database.run('INSERT INTO despatch_methods VALUES (?, ?, ?)', [name, description, Number(isDelivery)])
  }
  for (const { suburb, stateId, postcode, latitude, longitude } of data.gazetteer) {
    database.run('INSERT INTO places VALUES (?, ?, ?, ?, ?)', [
      suburb,
      stateId,
      postcode,
      latitude,
      longitude,
    ])
  }
  for (const { vehicleId, maxKm, productId } of data.deliveryBands) {
    database.run('INSERT INTO delivery_bands (vehicle_id, max_km, product_id) VALUES (?, ?, ?)', [
      vehicleId,
      maxKm,
      productId,
    ])
  }
}
