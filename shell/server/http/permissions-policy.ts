/**
 * Browser features that no page of this site needs, and no frame in it. Copying and sharing stay allowed because
 * visitors use buttons for them. The list has only names that browsers know, because they warn about others.
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

/** The header's value, which denies all of these features. */
export const PERMISSIONS_POLICY = DENIED.map((feature) => `${feature}=()`).join(', ');
