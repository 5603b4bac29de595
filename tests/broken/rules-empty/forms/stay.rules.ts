/** To be written. */
