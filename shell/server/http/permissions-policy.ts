/**
 * What a browser can do that no page of this site needs, frames inside it included. Copying and sharing stay allowed:
 * they are what a visitor presses a button for. Only names that browsers know are here: they warn of others.
 */
const DENIED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The header that takes all of it from a page. */
export const PERMISSIONS_POLICY = DENIED.map((feature) => `${feature}=()`).join(', ');
