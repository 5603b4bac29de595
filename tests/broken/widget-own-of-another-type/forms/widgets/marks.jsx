/** A mark. */
